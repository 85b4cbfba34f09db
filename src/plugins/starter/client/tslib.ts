/** The only helper of `tslib` that the client of Docusaurus asks for; the package has 40 more. */
export const __importDefault = (module: { readonly __esModule?: boolean }): object =>
  module.__esModule === true ? module : { default: module };
