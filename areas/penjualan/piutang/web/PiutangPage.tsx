import type { Answer } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
import { labelUmur, UMUR } from "#kernel/umur.ts";
import { send } from "#web/api/client.ts";
import { useSession } from "#web/api/session.ts";
import { cetakDokumen } from "#web/documents/cetakDokumen.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { DayFilter } from "#web/ui/field/DayFilter.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction, mailsMany, printsMany } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { Figures } from "#web/ui/value/Figures.tsx";
import { koreksi } from "../../koreksi/contract.ts";
import { milikOf } from "../../order/menjual.ts";
import { isiPiutang } from "../../pelanggan/isiPelanggan.ts";
import { MILIK } from "../../pelanggan/web/PelangganList.tsx";
import { type Piutang, piutang } from "../contract.ts";
import { BARIS, kunci } from "./columns.tsx";
import { DAFTAR_PIUTANG } from "./daftar.ts";
import { EksporPiutang } from "./EksporPiutang.tsx";

const KirimPernyataan = onOpening(() => import("./KirimPernyataan.tsx").then((file) => file.KirimPernyataan));
const HapusPiutangForm = onOpening(() =>
  import("../../koreksi/web/HapusPiutangForm.tsx").then((file) => file.HapusPiutangForm),
);
const PernyataanDetail = onOpening(() => import("./PernyataanDetail.tsx").then((file) => file.PernyataanDetail));

function sekaligus(tanggal: string): ManyAction<Piutang>[] {
  const pilihan = (rows: readonly Piutang[]) => ({
    idPelanggan: rows.map(({ idPelanggan }) => idPelanggan),
    ...hari(tanggal),
  });
  return [
    printsMany({ call: piutang.cetakPernyataanBanyak, input: pilihan, label: "Cetak pernyataan" }),
    mailsMany({
      call: piutang.kirimPernyataanBanyak,
      input: pilihan,
      label: "Kirim pernyataan",
      draf: ({ idPelanggan }) => send(piutang.getDrafPernyataan, { idPelanggan, ...hari(tanggal) }),
      ask: (banyak) => `Kirim pernyataan piutang ke email ${banyak} pelanggan?`,
      boleh: ({ aksi }) => aksi.kirimEmail,
    }),
    exportsMany({ call: piutang.exportPiutang, input: (rows) => ({ ...pilihan(rows), milik: "semua" as const }) }),
  ];
}

/** What customers owe by age, on any day, and what is done about it. */
export function PiutangPage() {
  const session = useSession();
  const list = useList(DAFTAR_PIUTANG.call, startsOf(DAFTAR_PIUTANG, milikOf(session)));
  const detail = useAddress();
  const kirim = useKirim(piutang.kirimPernyataan, (idPelanggan) => send(piutang.getDrafPernyataan, { idPelanggan }));
  const hapus = useDialog<Piutang>();
  const actions: RowAction<Piutang>[] = [
    { kind: "detail", label: "Pernyataan", call: "everyone", boleh: "always", ...opens(detail, kunci) },
    ...cetakDokumen<Piutang>(
      { call: piutang.cetakPernyataan },
      ({ idPelanggan }, bahasa) =>
        void printed(
          send(piutang.cetakPernyataan, { idPelanggan, ...hari(list.filters.tanggal), ...bahasa }),
          "Gagal mencetak",
        ),
    ),
    {
      kind: "email",
      label: "Kirim pernyataan",
      call: piutang.kirimPernyataan,
      boleh: "always",
      ...opens(kirim.opener, kunci),
    },
    { kind: "hapus", label: "Hapus piutang", call: koreksi.hapusPiutang, boleh: "always", run: hapus.open },
  ];
  return (
    <>
      <Umur answer={list.answer} stale={list.stale} />
      <ListPage
        {...BARIS}
        list={list}
        filters={<Saringan list={list} />}
        toolbar={<EksporPiutang input={list.searched} />}
        actions={actions}
        many={sekaligus(list.filters.tanggal)}
        empty={{ title: "Tidak ada piutang", text: "Semua barang yang sudah keluar sudah dibayar." }}
      />
      <PernyataanDetail dialog={detail} pada={list.filters.tanggal} />
      <HapusPiutangForm dialog={hapus} />
      <KirimPernyataan dialog={kirim.dialog} />
    </>
  );
}

type UmurProps = { answer: Answer<typeof piutang.getPiutang> | undefined; stale: boolean };

/** The sums of everything that is found; ages without an amount are left out. */
function Umur({ answer, stale }: UmurProps) {
  const jumlah = answer?.jumlah;
  const umur = UMUR.filter((one) => jumlah?.[one] !== 0).map((one) => ({
    label: labelUmur(one),
    value: jumlah?.[one],
  }));
  return <Figures stale={stale} figures={[{ label: isiPiutang.sisa.label, value: answer?.total }, ...umur]} />;
}

const hari = (tanggal: string) => (tanggal === "" ? {} : { tanggal });

type SaringanProps = {
  list: Parameters<typeof SelectFilter<"tanggal" | "umur" | "milik">>[0]["list"];
};

function Saringan({ list }: SaringanProps) {
  return (
    <>
      <DayFilter
        aria-label="Pada akhir hari"
        placeholder="Hari ini"
        value={list.filters.tanggal}
        max={jakartaToday(new Date())}
        onChange={(tanggal) => list.setFilters({ tanggal })}
      />
      <SelectFilter
        list={list}
        name="umur"
        label="Umur"
        all="Semua umur"
        options={UMUR.map((umur) => ({ value: umur, label: labelUmur(umur) }))}
      />
      <SelectFilter list={list} name="milik" label="Milik" options={MILIK} />
    </>
  );
}
