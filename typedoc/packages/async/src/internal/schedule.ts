/** The functions of Node, Deno and Bun, which browsers do not have. */
interface ImmediateFunctions<Handle> {
  readonly clearImmediate?: (handle: Handle) => void;
  readonly setImmediate?: (run: () => void) => Handle;
}

/** The tasks that are waiting for their messages, in the order in which they were scheduled. */
const tasks = new Map<number, () => void>();

let channel: MessageChannel | undefined;

let lastTask = 0;

/**
 * Calls a function in a new task as soon as possible, and returns a function that cancels the call.
 *
 * Each call reads the globals again, so fake timers and globals that are defined later are used.
 */
export function schedule(run: () => void): () => void {
  const { clearImmediate, setImmediate } = globalThis as ImmediateFunctions<unknown>;
  if (setImmediate !== undefined && clearImmediate !== undefined) {
    const handle = setImmediate(run);
    return () => {
      clearImmediate(handle);
    };
  }
  if (typeof MessageChannel === 'function') return scheduleMessage(run);
  const timer = setTimeout(run, 0);
  return () => {
    clearTimeout(timer);
  };
}

/** A single channel keeps all tasks in order. Browsers delay nested timers by 4 ms, but not messages. */
function scheduleMessage(run: () => void): () => void {
  lastTask += 1;
  const task = lastTask;
  tasks.set(task, run);
  channel ??= openChannel();
  channel.port2.postMessage(task);
  return () => {
    takeTask(task);
  };
}

function openChannel(): MessageChannel {
  const opened = new MessageChannel();
  opened.port1.onmessage = ({ data }: MessageEvent<number>) => {
    takeTask(data)?.();
  };
  return opened;
}

/** Removes a task. Closes the channel after the last task, because an open port keeps a process alive. */
function takeTask(task: number): (() => void) | undefined {
  const run = tasks.get(task);
  tasks.delete(task);
  if (tasks.size === 0) {
    channel?.port1.close();
    channel = undefined;
  }
  return run;
}
