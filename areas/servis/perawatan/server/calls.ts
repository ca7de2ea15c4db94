import { audit } from "#company/audit/audit.ts";
import { denganIsian, drafEmail, kirimEmail, tercetak } from "#company/kirimEmail.ts";
import { milikOrder } from "#company/orderMilik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type Perawatan, perawatan } from "../contract.ts";
import { jadwalkanPerawatan } from "./jadwalkanPerawatan.ts";
import { emailPengingat, lampiranPengingat } from "./pengingat.ts";
import { mayIngatkan, mayJadwalkan } from "./rules.ts";
import { aturanPerawatan, insertAturanPerawatan, type PerawatanRow, pageOfPerawatan } from "./sql.ts";

export const perawatanCalls: Handlers<typeof perawatan> = implement(perawatan, {
  getPerawatan: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfPerawatan(db, { ...input, today, milik: await milikOrder(db, user) });
      return pageAnswer(input, total, rows.map(wirePerawatan));
    },
  },
  jadwalkanPerawatan: {
    async write(deed, input) {
      const data = await jadwalkanPerawatan(deed, input);
      return { message: `Kunjungan ${data.idKunjungan} berhasil direncanakan`, data };
    },
  },
  cetakPengingatPerawatan: {
    async read(context, { nomor }) {
      return tercetak(await lampiranPengingat(context, nomor));
    },
  },
  getDrafPengingat: {
    async read(context, { nomor }) {
      return drafEmail(context, await emailPengingat(context, nomor));
    },
  },
  kirimPengingatPerawatan: {
    async own(context, { nomor, ...isian }) {
      return kirimEmail(context, denganIsian(await emailPengingat(context, nomor), isian));
    },
  },
  getAturanPerawatan: {
    async read({ db }) {
      return { data: [...(await aturanPerawatan(db))] };
    },
  },
  setAturanPerawatan: {
    async write(deed, { idProduk, bulan, jam }) {
      const [dahulu] = await aturanPerawatan(deed.tx, idProduk);
      const namaProduk = await insertAturanPerawatan(deed, { idProduk, bulan, jam });
      if (namaProduk === undefined) throw invalidField("idProduk", "Produk tidak ditemukan");
      await audit(deed, {
        jenis: "aturan",
        id: idProduk,
        sebelum: dahulu ? { perawatanBulan: dahulu.bulan, perawatanJam: dahulu.jam } : null,
        sesudah: { perawatanBulan: bulan, perawatanJam: jam, namaProduk },
      });
      return { message: "Aturan perawatan berhasil disimpan" };
    },
  },
});

/** The row as it goes out: nothing of the address of the customer. */
export function wirePerawatan({ email: _, ...row }: PerawatanRow): Perawatan {
  return { ...row, aksi: { jadwalkan: mayJadwalkan(row), ingatkan: mayIngatkan(row) } };
}
