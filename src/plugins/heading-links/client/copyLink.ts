import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isPlainClick } from '../../../dom/isPlainClick';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.hash-link');
    if (link && isPlainClick(event)) {
      void copyLink(link);
    }
  });
}

async function copyLink({ href }: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    const { announceCopied } = await import(
      /* webpackChunkName: "announce-copied" */ './announceCopied'
    );
    announceCopied();
  } catch {
    // There is no clipboard without HTTPS, or it is forbidden: the address is in the address bar.
  }
}
