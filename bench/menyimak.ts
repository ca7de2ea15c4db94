import { Agent, get } from "node:http";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { following } from "#web/api/following.ts";
import { asBytes, muat } from "./muatan.ts";
import type { Perusahaan } from "./perusahaan.ts";

/**
 * Windows that are open while colleagues change what they show: how long somebody else waits for a page meanwhile, and how often a
 * window sees something new. Every window asking at once after every change, and in the rhythm of `following.ts`.
 */
const WINDOWS = 90;
const CHANGES_A_SECOND = [1, 5];

const { order, dashboard, produk } = contract;
type Asked = readonly [Call, string];
const SCREENS: readonly (readonly Asked[])[] = [
  [[order.getOrder, "limit=10&page=1"]],
  [
    [dashboard.getTugasSaya, ""],
    [dashboard.getTotalSimpananRekening, ""],
    [dashboard.getTenggat, ""],
  ],
  [[produk.getProduk, "limit=100&page=1"]],
];

type Counts = { asked: number; seen: number };
type Follow = () => void;
/** How a window, which is one client, follows a change. */
const WAYS: Readonly<Record<string, (client: QueryClient) => Follow>> = {
  "at once": (client) => () => void client.invalidateQueries(),
  following: (client) => {
    const follow = following(client);
    return () => follow(() => true);
  },
};

function answered(
  agent: Agent,
  port: number,
  token: string,
  [call, query]: Asked,
  signal: AbortSignal,
): Promise<number> {
  const accept = "application/json";
  return new Promise((resolve, reject) => {
    get({ agent, port, path: `/api${call.path}?${query}`, headers: { token, accept }, signal }, (response) => {
      response.on("error", reject).on("end", () => resolve(performance.now()));
      if (response.statusCode !== 200) reject(new Error(`${call.path} answers ${response.statusCode}`));
      response.resume();
    }).on("error", reject);
  });
}

/** Opens the windows; answers how they follow a change, what they did, and how to close them. */
async function opened({ app, token }: Perusahaan, way: (client: QueryClient) => Follow) {
  const agent = new Agent({ keepAlive: true });
  const counts: Counts = { asked: 0, seen: 0 };
  const ends: (() => void)[] = [];
  const follows: Follow[] = [];
  for (let at = 0; at < WINDOWS; at += 1) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    follows.push(way(client));
    for (const asked of SCREENS[at % SCREENS.length] ?? []) {
      const observer = new QueryObserver(client, {
        queryKey: [asked],
        async queryFn({ signal }) {
          counts.asked += 1;
          const moment = await answered(agent, app.port, token, asked, signal);
          counts.seen += 1;
          return moment;
        },
      });
      ends.push(observer.subscribe(() => undefined));
    }
    await new Promise((done) => setTimeout(done, 30));
  }
  const close = () => {
    for (const end of ends) end();
    agent.destroy();
  };
  const change = () => {
    for (const follow of follows) follow();
  };
  return { counts, close, change };
}

async function measured(di: Perusahaan, name: string, changes: number, seconds: number): Promise<void> {
  const windows = await opened(di, WAYS[name] as (client: QueryClient) => Follow);
  const page = asBytes(`/api${order.getOrder.path}?limit=10&page=2`, di.token);
  const [{ asked, seen }, before] = [{ ...windows.counts }, await di.app.spent()];
  const ticking = setInterval(windows.change, 1000 / changes);
  const { p50, p95 } = await muat(di.app.port, page, 1, seconds);
  clearInterval(ticking);
  const after = await di.app.spent();
  windows.close();
  const cells = [
    name.padEnd(10),
    `${changes} changes a second`,
    `a page meanwhile: p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms`,
    `asked ${((windows.counts.asked - asked) / seconds).toFixed(0)}/s`,
    `answered ${((windows.counts.seen - seen) / seconds).toFixed(0)}/s`,
    `node ${Math.round((after.cpu - before.cpu) / seconds / 10)} %`,
  ];
  console.log(`  ${cells.join("  ")}`);
  await new Promise((done) => setTimeout(done, 3_000));
}

export async function ukurMenyimak(di: Perusahaan, seconds: number): Promise<void> {
  console.log(`${WINDOWS} open windows, ${di.orders} orders`);
  for (const changes of CHANGES_A_SECOND) {
    for (const name of Object.keys(WAYS)) await measured(di, name, changes, seconds);
  }
}
