const SCRIPT = /<script>([^]*?)<\/script>\s*/g;
const APP = /<div id="?__docusaurus"?>/;

/**
 * Joins the inline scripts that run before the page is drawn.
 *
 * Each plugin brings its own, and the policy of every page names each: one hash does for all.
 */
export function joinInlineScripts(html: string): string {
  const [app] = APP.exec(html) ?? [];
  if (app === undefined) {
    return html;
  }
  const body = html.search(/<body[\s>]/);
  const start = html.indexOf(app);
  const before = html.slice(body, start);
  const codes = [...before.matchAll(SCRIPT)].map(([, code = '']) => code.trim());
  if (codes.length < 2) {
    return html;
  }
  const joined = `<script>${codes.map((code) => code.replace(/;?$/, ';')).join('')}</script>`;
  return html.slice(0, body) + before.replace(SCRIPT, '').trimEnd() + joined + html.slice(start);
}
