// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run mutan [-- PATH ...]

Breaks the rules on purpose, one place at a time (a comparison turned round, a condition left out, a sentence emptied),
and runs the tests of the same area that need no database. A broken rule that no test notices is printed; at the end stands
how many were noticed. What was judged of those that stay, docs/RELIABILITY.md says. Not part of npm test: all of it takes
some minutes. Results of rules and tests that did not change are kept in node_modules/.cache/mutan.

  npm run mutan                                   all of server/rules.ts and kernel
  npm run mutan -- areas/penjualan                the rules of an area or room
  npm run mutan -- areas/penjualan/order/diskon.ts    one file
  npm run mutan -- books/kas books/stok           the books, their SQL as well, by the written company (books/contoh.test.ts)
  npm run mutan -- --every 5 books                every fifth fault of the books
  npm run mutan -- --tests areas/penjualan        also which tests come there and notice nothing
`;

await command(HELP, "mutan/mutan.ts");
