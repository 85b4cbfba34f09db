/* The versions in which nightly jobs run Bun and Deno. npm installs both. */

export const BUN = 'bun@1.4.5';

export const DENO = 'deno@2.9.6';
