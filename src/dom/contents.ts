/** A list of what stands on the page, beside the text or above it. */
export const CONTENTS_ATTRIBUTE = 'data-contents';

/** Links of such a list to the members that a page of the reference describes. */
export const MEMBER_LINKS = `[${CONTENTS_ATTRIBUTE}] a[data-kind]`;

/** Where the part that is read is named; the value says how: its `name`, or a `link` to it. */
export const CURRENT_ATTRIBUTE = 'data-current-part';

/** A field that narrows the list of contents that it stands in. */
export const FILTER_ATTRIBUTE = 'data-contents-filter';
