// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { command } from "./lib/command.mjs";

const HELP = `npm run torture [-- --kills 100] [--minutes 60] [--seed 1] [--only urutan]

Runs the whole app on this machine, with its database, a bucket and a mail server, on a disk of 700 MB in memory where the
user may mount one. 16 clients do business while processes and connections are killed, the database hangs, disk, bucket
and mail server go away, the clock jumps and processes are replaced. After so many kills, or minutes, everything that was
acknowledged must be there once, nothing half, the numbers without gaps, the journal balanced, the books right. Ends with
code 1 where something is not. Linux only.

--only urutan: two actions about one thing, statement by statement in every order with at most two changes of turn and in random
ones; each must come to what the two come to one after the other (docs/RELIABILITY.md).
`;

await command(HELP, "torture.ts");
