import { JSON, Result } from '@tstd/core';
import { orderCodec } from './order.ts';

const text = `{
  "id": "A-1",
  "customer": { "name": "Ada", "email": null },
  "lines": [{ "article": "lamp", "quantity": 3 }]
}`;
const result = Result.andThen(JSON.parse(text), orderCodec.decode);
if (result.ok) {
  const { id, customer } = result.value;
  console.log(`${id} for ${customer.name}, by ${customer.email ?? 'post'}`);
} else {
  console.log(result.error.message);
}
