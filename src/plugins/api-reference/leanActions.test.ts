import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import { leanActions } from './leanActions';

function record(): {
  readonly actions: PluginContentLoadedActions;
  readonly routes: RouteConfig[];
  readonly data: unknown[];
} {
  const routes: RouteConfig[] = [];
  const data: unknown[] = [];
  const actions = leanActions({
    addRoute: (route) => routes.push(route),
    setGlobalData: (each) => data.push(each),
    createData: (name) => Promise.resolve(name),
  });
  return { actions, routes, data };
}

describe('leanActions()', () => {
  test('takes the documents out of the global data, and nothing else', () => {
    const { actions, data } = record();
    actions.setGlobalData({
      path: '/api',
      versions: [{ name: 'current', docs: [{ id: 'a' }], sidebars: { api: {} } }],
    });
    expect(data).toEqual([
      { path: '/api', versions: [{ name: 'current', docs: [], sidebars: { api: {} } }] },
    ]);
  });

  test('takes the cards out of the data of a version, however deep its route is', () => {
    const { actions, routes } = record();
    const version = (docs: object) => ({ version: { label: 'Next', docs }, other: 1 });
    const route = (docs: object): RouteConfig => ({
      path: '/api',
      component: 'Root',
      routes: [
        {
          path: '/api',
          component: 'Version',
          props: version(docs),
          routes: [{ path: '/api/core', component: 'Doc' }],
        },
      ],
    });
    const given = route({ core: { title: 'Core' } });
    actions.addRoute(given);
    expect(routes).toEqual([route({})]);
    expect(given).toEqual(route({ core: { title: 'Core' } }));
  });

  test('still makes data', async () => {
    await expect(record().actions.createData('name', {})).resolves.toBe('name');
  });
});
