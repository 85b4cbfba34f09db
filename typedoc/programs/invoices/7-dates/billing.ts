import { Int, type Option, type Result } from '@tstd/core';
import type * as HTTP from '@tstd/http';
import { Task } from '@tstd/task';
import { billOrder, explain, getPage } from './client.ts';
import type { Order, Page } from './order.ts';
import type { Settings } from './config.ts';
import type { Invoice } from './invoice.ts';
import { Money } from '@tstd/money';

type Outcome = Result<Invoice, HTTP.HTTPError>;

const LIMIT = { concurrency: 3 };

export const billAll = (client: HTTP.Client, settings: Settings) =>
  Task.gen(function* () {
    const outcomes: Outcome[] = [];
    const bill = (order: Order) =>
      Task.toResult(billOrder(client, settings, order));
    let next: Option<Int> = Int.of(1);
    while (next !== undefined) {
      const page: Page = yield* getPage(client, next);
      outcomes.push(...(yield* Task.forEach(page.items, bill, LIMIT)));
      next = page.next;
    }
    return outcomes;
  });

export const show = (outcome: Outcome): string =>
  outcome.ok
    ? `${outcome.value.order}: ${Money.asString(outcome.value.total)}`
    : explain(outcome.error);
