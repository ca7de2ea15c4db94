import { audit } from "#company/audit/audit.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { mayCall } from "#kernel/permission.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import { type Handlers, implement, type ReadCtx, type WriteCtx } from "#platform/http/context.ts";
import { conflict, found, notAllowed } from "#platform/http/refusal.ts";
import { marketplace, pembawaMarketplace } from "../contract.ts";
import { type Diminta, imporMarketplace } from "./imporMarketplace.ts";
import { readBerkas } from "./readBerkas.ts";
import { mayLihat } from "./rules.ts";
import { countPerlu, lastPesanan, noteDilihat } from "./sql.ts";

export const marketplaceCalls: Handlers<typeof marketplace> = implement(marketplace, {
  getPesananMarketplace: {
    async read({ db, user }, { cari, perlu }) {
      const milik = await milikOrder(db, user);
      const [rows, banyak] = await Promise.all([lastPesanan(db, { cari, perlu, milik }), countPerlu(db, milik)]);
      return { data: rows.map((row) => ({ ...row, aksi: { lihat: mayLihat(row) } })), perlu: banyak };
    },
  },
  imporMarketplace: {
    async prepare({ user }: ReadCtx, { berkas: [file], ...diminta }: Diminta & { berkas: UploadedFile[] }) {
      const berkas = await readBerkas(found(file, "Berkas"));
      if (!mayCall(pembawaMarketplace(berkas.jenis), user)) {
        throw notAllowed(berkas.jenis === "pesanan" ? "membuat order" : "menambahkan invoice");
      }
      return (deed: WriteCtx) => imporMarketplace(deed, berkas, diminta);
    },
  },
  tandaiDilihat: {
    async write(deed, { idSo, perlu }) {
      if (!(await noteDilihat(deed.tx, idSo, perlu))) throw conflict("Pesanan ini sudah berubah, lihat lagi");
      await audit(deed, { jenis: "order", id: idSo, sesudah: { marketplace: `Sudah dilihat: ${perlu}` } });
      return { message: `Pesanan order ${idSo} ditandai sudah dilihat` };
    },
  },
});
