import { UMUR } from "#kernel/umur.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { type ManyAction, mailsMany, printsMany } from "#web/ui/list/many.ts";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { Lewat } from "../../pemasok/web/Tempo.tsx";
import { type HutangPemasok, hutang, isiHutang } from "../contract.ts";
import { EksporHutang } from "./EksporHutang.tsx";
import { RingkasHutang } from "./RingkasHutang.tsx";

const dasar: readonly Column<HutangPemasok>[] = [
  recordColumn(isiHutang, "nama", {
    sort: "nama",
    card: "title",
    wrap: 240,
    cell: ({ idPemasok, nama }: HutangPemasok) =>
      idPemasok === null ? nama : <DocumentLink kind="pemasok" kunci={String(idPemasok)} label={nama} />,
  }),
  recordColumn(isiHutang, "jumlahPo", { card: "second" }),
  recordColumn(isiHutang, "hari", {
    header: "PO Tertua",
    sort: "hari",
    sortKind: "overdue",
    card: "aside",
    align: "left",
    cell: ({ hari }: HutangPemasok) => <Lewat hari={hari} />,
  }),
];
const COLUMNS = {
  semua: columnsOf<HutangPemasok>([
    ...dasar,
    recordColumn(isiHutang, "sisa", { sort: "sisa", card: "third" }),
    ...UMUR.map((umur) =>
      recordColumn(isiHutang, umur, { cell: (row: HutangPemasok) => <Money value={row[umur] || null} /> }),
    ),
  ]),
  "tanpa harga": columnsOf<HutangPemasok>(dasar),
};

const kunci = ({ idPemasok }: HutangPemasok) => String(idPemasok ?? "tanpa");
const BERPEMASOK = { boleh: true, alasan: null };
const TANPA = { boleh: false, alasan: "PO ini tanpa pemasok, pilih pemasoknya di tab Per PO" };

const berpemasok = ({ idPemasok }: HutangPemasok) => (idPemasok === null ? TANPA : BERPEMASOK);

function sekaligus(tanggal: string): ManyAction<HutangPemasok>[] {
  const pilihan = (rows: readonly HutangPemasok[]) => ({
    idPemasok: rows.map(({ idPemasok }) => idPemasok ?? 0),
    tanggal,
  });
  return [
    printsMany({ call: hutang.cetakHutangBanyak, input: pilihan, label: "Cetak pernyataan", boleh: berpemasok }),
    mailsMany({
      call: hutang.kirimHutangBanyak,
      input: pilihan,
      label: "Kirim pernyataan",
      draf: ({ idPemasok }) => send(hutang.getDrafHutang, { idPemasok: idPemasok ?? 0, tanggal }),
      ask: (banyak) => `Kirim pernyataan hutang ke email ${banyak} pemasok?`,
      boleh: berpemasok,
    }),
  ];
}

export function HutangPerPemasok({ tanggal }: { tanggal: string }) {
  const list = useList(hutang.getHutang, { filters: { urut: "" }, fixed: { tanggal }, prefix: "pemasok" });
  const harga = useMay(hutang.cetakHutangPdf);
  const { change, hrefWith } = useUrlState();
  const perPo = ({ idPemasok }: HutangPemasok) => ({
    tab: "po",
    "po-idPemasok": idPemasok === null ? null : String(idPemasok),
    "po-tanpaPemasok": idPemasok === null ? "true" : null,
  });
  const actions: RowAction<HutangPemasok>[] = [
    {
      kind: "detail",
      label: "Lihat per PO",
      call: "everyone",
      boleh: "always",
      run: (row) => change(perPo(row), "push"),
      href: (row) => hrefWith(perPo(row)),
    },
    {
      kind: "cetak",
      label: "Cetak pernyataan hutang",
      call: hutang.cetakHutangPdf,
      boleh: berpemasok,
      run: ({ idPemasok }) =>
        void printed(
          send(hutang.cetakHutangPdf, { idPemasok: idPemasok ?? 0, tanggal }),
          "Gagal mencetak pernyataan hutang",
        ),
    },
  ];
  return (
    <>
      <RingkasHutang jumlah={list.answer?.jumlah} stale={list.stale} />
      <ListPage
        title="Hutang per pemasok"
        columns={COLUMNS[harga ? "semua" : "tanpa harga"]}
        list={list}
        rowKey={kunci}
        rowName={({ nama }) => nama}
        sums={{ of: ["jumlahPo", "sisa", ...UMUR] }}
        search="Nama pemasok"
        toolbar={<EksporHutang input={{ ...list.searched, perPemasok: true }} />}
        actions={actions}
        many={sekaligus(tanggal)}
        empty={{ title: "Tidak ada hutang", text: "Semua PO yang datang sudah dibayar pada tanggal ini." }}
      />
    </>
  );
}
