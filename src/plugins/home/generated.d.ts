declare module '@generated/home/default/home.json' {
  import type { HomeData } from '@site/src/plugins/home/describeHome';

  const data: HomeData;
  export default data;
}
