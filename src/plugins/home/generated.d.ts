declare module '@generated/home/default/home.json' {
  import type { HomeData } from '@site/src/config/homeData';

  const data: HomeData;
  export default data;
}
