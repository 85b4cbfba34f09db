/**
 * Writes messages into the code that says them: see `messages.ts`.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ readonly inline: (path: string, source: string) => string }>}
 */
module.exports = function messagesLoader(source) {
  return this.getOptions().inline(this.resourcePath, source);
};
