/** What the client module of the classic theme asks of `prism-react-renderer`. */
export const Prism = { languages: {} };
