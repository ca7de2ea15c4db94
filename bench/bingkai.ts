import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { asBytes, muat } from "./muatan.ts";
import { bukaPeladen } from "./peladen.ts";
import type { Perusahaan } from "./perusahaan.ts";

/**
 * The frame of a page: what node's processor spends on it while its statements are answered from memory. Best of some turns, because
 * a busy machine only ever adds to it.
 */
const TURNS = 8;
const CONNECTIONS = 8;

const { order, pengajuan, suratJalan, produk } = contract;
const PAGES: readonly (readonly [name: string, Call, query: string])[] = [
  ["orders, 10", order.getOrder, "limit=10&page=1"],
  ["orders, 100", order.getOrder, "limit=100&page=1"],
  ["requests, 10", pengajuan.getPengajuan, "limit=10&page=1"],
  ["delivery notes, 10", suratJalan.getInvoiceForSj, "limit=10&page=1"],
  ["products, 10", produk.getProduk, "limit=10&page=1"],
];

export async function ukurBingkai({ url, folder, token }: Pick<Perusahaan, "url" | "folder" | "token">): Promise<void> {
  console.log("frame of a page, µs of node's processor, best and median");
  const server = await bukaPeladen({ kind: "frame", url, folder });
  try {
    for (const [name, call, query] of PAGES) {
      const request = asBytes(`/api${call.path}?${query}`, token);
      await server.replay(new Map());
      await muat(server.port, request, CONNECTIONS, 1);
      const turns: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const before = await server.spent();
        const { calls } = await muat(server.port, request, CONNECTIONS, 1);
        turns.push((((await server.spent()).cpu - before.cpu) / calls) * 1000);
      }
      turns.sort((a, b) => a - b);
      console.log(`  ${name.padEnd(20)} ${turns[0]?.toFixed(0)}  ${turns[TURNS >> 1]?.toFixed(0)}`);
    }
  } finally {
    await server.stop();
  }
}
