import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../src/config/site';
import { createSiteServer } from './site';

const folder = join(process.cwd(), 'build');
const port = Number(process.env['E2E_PORT'] ?? 3000);

if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no site in "${folder}": run "npm run build" first`);
  process.exit(1);
}
createSiteServer({ folder, base: SITE.baseUrl })
  .once('error', (error) => {
    console.error(`Cannot serve the site at port ${port}: ${error.message}`);
    process.exit(1);
  })
  .listen(port, 'localhost', () => {
    console.log(`The site is at http://localhost:${port}${SITE.baseUrl}`);
  });
