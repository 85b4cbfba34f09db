// The guides and the reference share one menu of versions and the choice in it. The links to both lead to
// the chosen version.
import { type ReactNode, useEffect } from 'react';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import { REFERENCE_PLUGIN_ID, inVersion } from '@site/typedoc/reference/contract';
import OriginalTypes from '@theme-original/NavbarItem/ComponentTypes';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import type { Props as LinkProps } from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props as MenuProps } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

const TYPES = OriginalTypes as ComponentTypesObject;

const { default: NavbarLink, docsVersionDropdown: VersionMenu } = TYPES;

const GUIDES_PLUGIN_ID = 'default';

function usePluginId(): string {
  return useActivePlugin()?.pluginId ?? GUIDES_PLUGIN_ID;
}

function VersionedLink({ to = '', ...props }: LinkProps): ReactNode {
  const [{ isLast, name }] = useDocsVersionCandidates(usePluginId());
  return <NavbarLink {...props} to={inVersion(to, isLast ? undefined : name)} />;
}

function SharedVersionMenu(props: MenuProps): ReactNode {
  const id = usePluginId();
  const { preferredVersion } = useDocsPreferredVersion(id);
  const other = useDocsPreferredVersion(
    id === GUIDES_PLUGIN_ID ? REFERENCE_PLUGIN_ID : GUIDES_PLUGIN_ID,
  );
  useEffect(() => {
    if (preferredVersion !== null && preferredVersion.name !== other.preferredVersion?.name) {
      other.savePreferredVersionName(preferredVersion.name);
    }
  });
  return <VersionMenu {...props} docsPluginId={id} />;
}

export default {
  ...TYPES,
  docsVersionDropdown: SharedVersionMenu,
  'custom-versionedLink': VersionedLink,
};
