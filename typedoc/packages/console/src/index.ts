import * as ANSICode from './ANSICode.js';
import * as Console from './Console.js';

type Console = Console.Console;

export { ANSICode, Console };
