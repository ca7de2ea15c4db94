// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run torture [-- --kills 100] [--minutes 60] [--seed 1] [--only NAME]

Runs the whole app on this machine, with its database, a bucket and a mail server, on a disk of 700 MB in memory where the
user may mount one. 16 clients do business while processes and connections are killed, the database hangs, disk, bucket
and mail server go away, the clock jumps and processes are replaced. After so many kills, or minutes, everything that was
acknowledged must be there once, nothing half, the numbers without gaps, the journal balanced, the books right. Ends with
code 1 where something is not. Linux only.

What clients were shown meanwhile is judged too: own writes are read, reads never go back, an answer is seen by who asks later, and no
actions depend on each other in a circle.

--only NAME does one part alone, on a company of its own in which people work; its last line counts what was done:
  urutan     two actions about one thing, statement by statement in every order with at most two changes of turn and in random ones;
             each must come to what the two come to one after the other
  cakram     the disk is full, again and again
  berhenti   SIGTERM at any moment
  jam        the clock jumps by moments, hours, days and a month, back and forth
  aliran     500 open windows hear of every change
  tidur      a window sleeps for an hour while much changes
  ganti      the two processes (WORKERS=2) are replaced while requests come without a pause: none may fail
  pulih      restore --until: the company as it was at a second, while it goes on working (8 minutes)
docs/RELIABILITY.md says what came of them.
`;

await command(HELP, "torture.ts");
