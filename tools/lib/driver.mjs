import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { inProject, Problem } from "./project.mjs";

// Version 3.4.9 of the database driver goes on using a connection object whose socket has closed. A server that
// restarts under load then ends the app with an uncaught error, leaves connections that never come back, and lets
// statements of a dead transaction run inside another one. Corrected here: a closed connection is replaced by a new
// one and refuses everything; what waited for it is refused too. And a transaction always reserves its connection,
// even when the socket was busy as it began.
const VERSION = "3.4.9";
const CHANGES = {
  "connection.js": [
    [
      "function Connection(options, queues = {}, { onopen = noop, onend = noop, onclose = noop } = {}) {",
      "function Connection(options, queues = {}, { onopen = noop, onend = noop, onclose = noop } = {}, past = {}) {",
    ],
    ["    , closedTime = 0\n", "    , closedTime = past.closedTime || 0\n"],
    ["    , delay = 0\n", "    , delay = past.delay || 0\n"],
    [
      `      return write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))
`,
      `      const room = write(toBuffer(q))
      q.options.onexecute && q.options.onexecute(connection)
      return room
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && !q.options.onexecute
`,
    ],
    ["    !query && onopen(connection)\n", "    !query && !connection.reserved && onopen(connection)\n"],
    [
      `    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(`,
      `    chunk = nextWriteTimer = null

    if (initial)
      return reconnect()

    terminated = true
    ;(query || sent.length) && error(`,
    ],
    [
      "    onclose(connection, Errors.connection('CONNECTION_CLOSED', options, socket))\n",
      `    ended && (ended(), ending = ended = null)
    onclose(connection, Errors.connection('CONNECTION_CLOSED', options, socket), { closedTime, delay })
`,
    ],
  ],
  "index.js": [
    [
      "    let savepoints = 0\n      , connection\n",
      "    let savepoints = 0\n      , lost = null\n      , connection\n",
    ],
    [
      "        new Promise((_, reject) => connection.onclose = reject)\n",
      `        new Promise((_, reject) => connection.onclose = e => {
          lost = e
          reject(e)
          while (queries.length)
            queries.shift().reject(e)
        })
`,
    ],
    [
      `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full`,
      `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost)
          return q.reject(lost)

        c.queue === full`,
    ],
    [
      `  function onclose(c, e) {
    move(c, closed)
`,
      `  function onclose(c, e, past) {
    c.queue.remove(c)
    connections[connections.indexOf(c)] = Connection(options, queues, { onopen, onend, onclose }, past)
`,
    ],
    [
      "    queries.length && connect(c, queries.shift())\n",
      "    queries.length && closed.length && connect(closed.shift(), queries.shift())\n",
    ],
  ],
};

function changed(file, text) {
  return CHANGES[file].reduce((current, [before, after]) => {
    if (current.includes(after)) return current;
    if (current.split(before).length !== 2) {
      throw new Problem(
        `node_modules/postgres/src/${file} is not the one of version ${VERSION}. ` +
          "Install again with npm ci; after an upgrade revise tools/lib/driver.mjs.",
      );
    }
    return current.replace(before, () => after);
  }, text);
}

/** Corrects the installed driver. Answers whether there was something to do. */
export function correctDriver(folder = inProject("node_modules", "postgres", "src")) {
  if (!existsSync(folder)) return false;
  let done = false;
  for (const file of Object.keys(CHANGES)) {
    const path = `${folder}/${file}`;
    const text = readFileSync(path, "utf8");
    const better = changed(file, text);
    if (better === text) continue;
    writeFileSync(`${path}.new`, better);
    renameSync(`${path}.new`, path);
    done = true;
  }
  return done;
}
