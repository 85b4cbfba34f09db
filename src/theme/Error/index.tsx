// Change: what stands for a part of the page that has crashed stands for the whole of it too. The
// stock page tries to put a layout around it, which always crashes where the whole page has.
export { default } from '@theme/ErrorPageContent';
