// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { serveRequests } from './serveRequests';

test('every question is answered, or with what went wrong', async () => {
  const post = vi.spyOn(self, 'postMessage').mockReturnValue();
  serveRequests((question: string) => {
    if (question === 'bad') {
      throw new Error('no answer');
    }
    return Promise.resolve(question.toUpperCase());
  });
  self.dispatchEvent(new MessageEvent('message', { data: 'good' }));
  await vi.waitFor(() => {
    expect(post).toHaveBeenCalledWith({ answer: 'GOOD' });
  });
  self.dispatchEvent(new MessageEvent('message', { data: 'bad' }));
  await vi.waitFor(() => {
    expect(post).toHaveBeenCalledWith({ error: 'no answer' });
  });
  expect(post).toHaveBeenCalledTimes(2);
});
