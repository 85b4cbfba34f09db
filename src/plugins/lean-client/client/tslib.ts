interface Module {
  readonly __esModule?: boolean;
}

/** What a CommonJS module, compiled from `import name from 'module'`, wraps the module in. */
export function __importDefault(module: Module): object {
  return module.__esModule === true ? module : { default: module };
}
