import { type PesanLangsung, pesanLangsung } from "#contract/penjualan/pesan-langsung.ts";
import { send } from "../../../api/client.ts";
import { useCall } from "../../../api/hooks.ts";

/** The lines made to order that its order has now, among them the one that is asked for. */
const asked = ({ idSo }: PesanLangsung) => ({ cari: idSo, limit: 100 });
const find = (rows: readonly PesanLangsung[] | undefined, { idOrderan }: PesanLangsung) =>
  rows?.find((row) => row.idOrderan === idOrderan);

/** The line as the server has it now. */
export const terbaru = async (row: PesanLangsung): Promise<PesanLangsung | undefined> =>
  find((await send(pesanLangsung.getOrderanPl, asked(row))).data, row);

/** The same while it is looked at; `dibatalkan` once it is no line of its order any more. */
export function useTerbaru(row: PesanLangsung): { row: PesanLangsung; dibatalkan: boolean } {
  const { data: answer } = useCall(pesanLangsung.getOrderanPl, asked(row), { keepPrevious: false });
  const fresh = find(answer?.data, row);
  return { row: fresh ?? row, dibatalkan: answer !== undefined && !fresh && answer.totalPages <= 1 };
}
