/** How often the busy host rejects requests before it accepts one. */
const BUSY_TIMES = 2;

/**
 * Returns the `fetch` of the platform for one example, so that readers can copy the example as it is.
 * `example.org` is a shop. Other hosts behave as they are named: `busy.example.org` accepts only the
 * third request, `down.example.org` none, and `slow.example.org` never responds.
 */
export function exampleFetch(): typeof fetch {
  let received = 0;
  return async (input, init) => {
    const { signal, url } = new Request(input, init);
    const { hostname, pathname, searchParams } = new URL(url);
    received += 1;
    switch (hostname) {
      case 'busy.example.org':
        return received > BUSY_TIMES ? respond(pathname, searchParams) : busy();
      case 'down.example.org':
        return busy();
      case 'slow.example.org':
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        });
      case 'example.org':
        return respond(pathname, searchParams);
      default:
        throw new Error(
          `Examples cannot reach "${hostname}": use example.org, or busy.example.org, down.example.org or slow.example.org`,
        );
    }
  };
}

const busy = (): Response => new Response('', { status: 503 });

/** A file that arrives byte by byte, so that lines and letters are split. */
function amounts(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode('Zoé;2000\r\nAda;150\nno amount\nZoé;350');
  return new ReadableStream({
    start(controller) {
      bytes.forEach((byte) => {
        controller.enqueue(Uint8Array.of(byte));
      });
      controller.close();
    },
  });
}

function respond(path: string, parameters: URLSearchParams): Response {
  if (path === '/api/amounts.csv') {
    return new Response(amounts());
  }
  const page = Number(parameters.get('page') ?? '1');
  const shop: Readonly<Record<string, unknown>> = {
    '/api/orders': {
      items: [`order ${page}a`, `order ${page}b`],
      next: page < 1000 ? page + 1 : null,
    },
    '/api/orders/7': { id: 7, article: 'lamp' },
    '/api/customers/7': { id: 7, name: 'Ada' },
  };
  return path in shop ? Response.json(shop[path]) : new Response('', { status: 404 });
}
