/**
 * The script that shows an announcement to readers who closed another one.
 *
 * The theme hides the bar before the first paint when storage says that it was closed, and asks
 * which announcement that was only when the page is interactive. Without this script, which must
 * stand before the theme's, a new announcement stays hidden until the next page is opened.
 */
export function forgetOtherAnnouncement(id: string, namespace: string): string {
  const key = (name: string) => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  // `<` would end the script if the id had `</script>` in it.
  const wanted = JSON.stringify(id).replaceAll('<', String.raw`\u003c`);
  return `try {
  if (localStorage.getItem(${key('id')}) !== ${wanted}) localStorage.removeItem(${key('dismiss')});
} catch (error) {}`;
}
