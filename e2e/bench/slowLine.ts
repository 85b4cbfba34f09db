import { type AddressInfo, connect, createServer } from 'node:net';

/** What Lighthouse calls slow 4G. */
const ROUND_TRIP_MILLISECONDS = 150;
const BYTES_PER_MILLISECOND = 1_600_000 / 8 / 1_000;

/** A line to a server that all connections share. */
export interface SlowLine {
  readonly port: number;
  /** How many bytes have come through it. */
  readonly readBytes: () => number;
  readonly close: () => void;
}

/**
 * Puts a slow line before a server. What a browser slows down by itself are the requests of pages,
 * and not those of workers.
 */
export async function openSlowLine(serverPort: number): Promise<SlowLine> {
  let bytes = 0;
  let isFreeAt = 0;
  const server = createServer((browser) => {
    const site = connect(serverPort, 'localhost');
    browser.pipe(site);
    site.on('data', (chunk) => {
      bytes += chunk.length;
      const start = Math.max(isFreeAt, performance.now() + ROUND_TRIP_MILLISECONDS);
      isFreeAt = start + chunk.length / BYTES_PER_MILLISECOND;
      setTimeout(() => browser.write(chunk), isFreeAt - performance.now());
    });
    site.on('close', () => {
      setTimeout(() => browser.end(), Math.max(0, isFreeAt - performance.now()));
    });
    for (const [end, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      end.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  // SAFETY: a server that listens at a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { port, readBytes: () => bytes, close: () => server.close() };
}
