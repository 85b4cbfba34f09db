/*
 * A fake shop for the tutorial, so that your program has a server to talk to. It is not a part of
 * the program, and you do not have to read it.
 *
 *   node shop.js          start the shop
 *   node shop.js --busy   start a shop that refuses requests for the first two seconds
 */
import { createServer } from 'node:http';

const TOKEN = 'a long secret';
const LIMIT = 3;
const BUSY_MILLISECONDS = 2000;

const order = (id, name, email, discount, ...lines) => ({
  id,
  customer: { name, email },
  lines: lines.map(([article, quantity, amount]) => ({
    article,
    quantity,
    price: { amount, currency: 'EUR' },
  })),
  discount,
});

const PAGES = [
  {
    items: [
      order('A-1', 'Ada', null, '10', ['lamp', 3, '19.90']),
      order('A-2', 'Grace', 'grace@example.org', '0', [
        'desk',
        1,
        '349.00',
      ]),
      order('A-3', 'Alan', 'alan@example.org', '0', [
        'screw',
        1250,
        '0.0199',
      ]),
      order(
        'A-4',
        'Margaret',
        null,
        '5',
        ['lamp', 1, '19.90'],
        ['desk', 2, '349.00'],
      ),
    ],
    next: 2,
  },
  {
    items: [
      order('A-5', 'Barbara', 'barbara@example.org', '2.5', [
        'chair',
        4,
        '79.95',
      ]),
    ],
    next: null,
  },
  { items: [{ id: 17 }], next: null },
];

const CANCELLED = ['A-2'];

const isBusy = process.argv.includes('--busy');
let firstRequest;
let wasDown = false;
let open = 0;

function refusal() {
  firstRequest ??= Date.now();
  if (isBusy && Date.now() - firstRequest < BUSY_MILLISECONDS) {
    return { status: 429, headers: { 'Retry-After': '2' } };
  }
  if (isBusy && !wasDown) {
    wasDown = true;
    return { status: 503 };
  }
  return open > LIMIT
    ? { status: 429, headers: { 'Retry-After': '1' } }
    : undefined;
}

function respond({ headers, method, url }) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (headers.authorization !== `Bearer ${TOKEN}`) {
    return { status: 401, body: { error: 'Who are you?' } };
  }
  if (method === 'GET' && pathname === '/orders') {
    const body = PAGES[Number(searchParams.get('page')) - 1];
    return body === undefined ? { status: 404 } : { status: 200, body };
  }
  if (method === 'PUT' && pathname.startsWith('/invoices/')) {
    return {
      status: CANCELLED.includes(pathname.slice('/invoices/'.length))
        ? 409
        : 201,
    };
  }
  return { status: 404 };
}

const server = createServer((request, response) => {
  open += 1;
  const { status, headers = {}, body = {} } = refusal() ?? respond(request);
  setTimeout(
    () => {
      open -= 1;
      console.log(`${request.method} ${request.url} ${status}`);
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...headers,
      });
      response.end(JSON.stringify(body));
    },
    request.method === 'PUT' ? 100 : 0,
  );
});

server.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(
    `The shop is open at http://localhost:${server.address().port}/`,
  );
});
