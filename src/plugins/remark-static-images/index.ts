import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { baseUrlOf, currentLocale } from '../../config/localeConfig';

const FOLDER = 'static';

/**
 * Links images to their files in the static folder, and adds their size.
 *
 * Docusaurus would copy them with a loader whose name contains a path of this machine, which changes
 * the ids of modules and so the names of scripts. It still reports images that do not exist.
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
      // With this prefix, Docusaurus does not change the address.
      image.url = `pathname://${base}${image.url.slice(1)}`;
    }
  };
}
