import { readRelevance } from '../plugins/search/afterBuild/relevance';
const l = process.argv[2] ?? 'en';
const r = await readRelevance({ outDir: l==='fr'?'build/fr':'build', baseUrl: l==='fr'?'/std/fr/':'/std/', locale: l, reference: l==='fr'?'i18n/fr/docusaurus-plugin-content-docs-api/current':'typedoc/api' });
for (const x of r) { console.log(x.name, x.meanReciprocalRank.toFixed(3)); if (x.name==='words') console.log((x as any).misses.join('\n')); }
