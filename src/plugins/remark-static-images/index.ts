import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { baseUrlOf, currentLocale } from '../../config/localeConfig';

const FOLDER = 'static';

/**
 * Shows images of the static folder from where they are, with their size.
 *
 * Docusaurus would copy them, by a loader that it names by its path on this machine: the numbers of
 * modules depend on it, and with them the names of scripts. An image that is not there is left to it,
 * which says so.
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
      // The mark of Docusaurus for what is an address already.
      image.url = `pathname://${base}${image.url.slice(1)}`;
    }
  };
}
