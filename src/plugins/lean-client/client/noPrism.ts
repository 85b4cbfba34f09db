/** What the classic theme's client module asks of `prism-react-renderer`: something to extend. */
export const Prism = { languages: {} };
