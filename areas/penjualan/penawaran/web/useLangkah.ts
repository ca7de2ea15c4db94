import { rupiah } from "#kernel/format.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { type Penawaran, penawaran } from "../contract.ts";

type Ditawarkan = Pick<Penawaran, "idPenawaran" | "total" | "customerInstansi">;

/** Makes the order of a quotation, once it is asked. */
export const useBuatOrder = () =>
  useConfirmedCall({
    call: penawaran.pesanPenawaran,
    input: ({ idPenawaran }: Ditawarkan) => ({ idPenawaran }),
    ask: "Buat order dari penawaran ini?",
    text: ({ total, customerInstansi }) =>
      `${rupiah(total)} untuk ${customerInstansi}, dengan harga yang ditawarkan. Unit yang ada diambil dari stock, sisanya Pesan Langsung.`,
    danger: false,
    busy: "Membuat order…",
    fallback: "Gagal membuat order",
    quiet: true,
  });

/** Notes that a quotation was handed over, once it is asked. */
export const useTandaiTerkirim = () =>
  useConfirmedCall({
    call: penawaran.tandaiTerkirim,
    input: ({ idPenawaran }: Pick<Penawaran, "idPenawaran">) => ({ idPenawaran }),
    ask: "Sudah diserahkan kepada customer?",
    text: "Sesudah ini isinya tetap; perubahan menjadi revisi baru.",
    danger: false,
    busy: "Menyimpan…",
    fallback: "Gagal mencatat",
  });
