import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { baseUrlOf, currentLocale } from '../../config/localeConfig';

const FOLDER = 'static';

/**
 * Docusaurus would copy images by a loader with an absolute path, which the numbers of modules and
 * the names of scripts depend on. Missing images are left to it, and it reports them.
 */
export default function remarkStaticImages() {
  const base = baseUrlOf(currentLocale());
  return async (tree: Root): Promise<void> => {
    const images: Image[] = [];
    visit(tree, 'image', (image) => {
      if (image.url.startsWith('/') && existsSync(join(FOLDER, image.url))) {
        images.push(image);
      }
    });
    for (const image of images) {
      const { width, height } = await imageSizeFromFile(join(FOLDER, image.url));
      image.data = { ...image.data, hProperties: { width, height } };
      // Docusaurus's marker for an address that is final.
      image.url = `pathname://${base}${image.url.slice(1)}`;
    }
  };
}
