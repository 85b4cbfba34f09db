/** The part of `prism-react-renderer` that a client module of the classic theme reads. */
export const Prism = { languages: {} };
