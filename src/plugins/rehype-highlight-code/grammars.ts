import { Prism } from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index';

/** Adds grammars of `prismjs`, which extend the global Prism, to those of `prism-react-renderer`. */
export function loadGrammars(languages: readonly string[]): void {
  Object.assign(globalThis, { Prism });
  loadLanguages([...languages]);
  Reflect.deleteProperty(globalThis, 'Prism');
}
