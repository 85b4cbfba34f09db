import * as Env from './Env.js';

type Env = Env.Env;

export { EnvError, type EnvErrorProperties, type EnvFault } from './EnvError.js';
export { Env };
