import { useRouter } from "@tanstack/react-router";
import { send } from "#web/api/client.ts";
import { useTarik } from "#web/documents/useTarik.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { later } from "#web/ui/page/later.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type Opname, opname } from "../contract.ts";
import { isiOpname, STATUS_OPNAME } from "../isiOpname.ts";
import { DAFTAR_OPNAME } from "./daftar.ts";
import { StatusOpname } from "./StatusOpname.tsx";

const HitungOpname = later(() => import("./HitungOpname.tsx").then((file) => file.HitungOpname), 420);
const OpnameDetail = onOpening(() => import("./OpnameDetail.tsx").then((file) => file.OpnameDetail));
const OpnameForm = onOpening(() => import("./OpnameForm.tsx").then((file) => file.OpnameForm));
const OpnameKembali = onOpening(() => import("./OpnameKembali.tsx").then((file) => file.OpnameKembali));
const OpnamePutusan = onOpening(() => import("./OpnamePutusan.tsx").then((file) => file.OpnamePutusan));

const COLUMNS: readonly Column<Opname>[] = [
  recordColumn(isiOpname, "idOpname", { card: "title" }),
  recordColumn(isiOpname, "status", {
    card: "aside",
    cell: (row) => <StatusOpname status={row.status} ditarik={row.ditarik} />,
  }),
  recordColumn(isiOpname, "cakupan", { card: "second" }),
  recordColumn(isiOpname, "jumlahProduk", { card: "third" }),
  recordColumn(isiOpname, "jumlahDihitung", { card: "third" }),
  recordColumn(isiOpname, "nilai"),
  recordColumn(isiOpname, "dibuat"),
  recordColumn(isiOpname, "oleh"),
  recordColumn(isiOpname, "diputuskanOleh"),
  recordColumn(isiOpname, "keterangan", { wrap: 220 }),
];
const columns = columnsOf(COLUMNS, [
  ["jumlahProduk", "jumlahDihitung"],
  ["dibuat", "oleh"],
]);

const idOf = ({ idOpname }: Opname) => idOpname;
const alamatHitung = (row: Opname) => `/admin/opname?hitung=${row.idOpname}`;

/** The dialogs of the page and the row actions that open them. */
function useBukaan(hitung: (idOpname: string) => void) {
  const detail = useAddress();
  const buat = useNewAddress(opname.addOpname);
  const satu = {
    key: idOf,
    load: async (idOpname: string) => (await send(opname.getDetailOpname, { idOpname })).data,
    boleh: ({ aksi }: Opname) => aksi.putuskan,
  };
  const putus = useFormAddress<Opname>("putus", { ...satu, call: opname.putuskanOpname });
  const kembali = useFormAddress<Opname>("kembali", { ...satu, call: opname.kembalikanOpname });
  const tarik = useTarik({
    call: opname.tarikOpname,
    input: ({ idOpname }: Opname) => ({ idOpname }),
    sebut: ({ idOpname }: Opname) => `stock opname ${idOpname}`,
  });
  const putuskan = (row: Opname) => row.aksi.putuskan;
  const actions: RowAction<Opname>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    { kind: "setujui", label: "Putuskan", call: opname.putuskanOpname, boleh: putuskan, ...opens(putus) },
    { kind: "balik", label: "Kembalikan", call: opname.kembalikanOpname, boleh: putuskan, ...opens(kembali) },
    {
      ...{ kind: "selesai", label: "Hitung", call: opname.hitungOpname, href: alamatHitung },
      boleh: (row) => row.aksi.hitung,
      run: (row) => hitung(row.idOpname),
    },
    tarik,
  ];
  return { detail, buat, putus, kembali, actions };
}

/** Counts of the warehouse: begun by one, counted by several, decided by another. */
export function OpnamePage() {
  const { values, change } = useUrlState();
  const router = useRouter();
  const hitung = (idOpname: string) => router.history.push(`/admin/opname?hitung=${idOpname}`);
  if (values.hitung === undefined) return <Daftar hitung={hitung} />;
  const { hitung: idOpname, produk } = values;
  return (
    <HitungOpname
      key={`${idOpname} ${produk}`}
      idOpname={idOpname}
      awal={produk === undefined ? null : Number(produk)}
      tutup={() => change({ hitung: null, produk: null }, "push")}
      terkirim={() => change({ hitung: null, produk: null, buka: idOpname }, "replace")}
    />
  );
}

function Daftar({ hitung }: { hitung: (idOpname: string) => void }) {
  const list = useList(DAFTAR_OPNAME.call, startsOf(DAFTAR_OPNAME));
  const { detail, buat, putus, kembali, actions } = useBukaan(hitung);
  return (
    <>
      <ListPage
        title="Stock Opname"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={idOf}
        search="ID/Keterangan"
        filters={
          <SelectFilter
            list={list}
            name="status"
            label={isiOpname.status.label}
            all="Semua status"
            options={STATUS_OPNAME.map((value) => ({ value, label: value }))}
          />
        }
        toolbar={<AddButton call={opname.addOpname} label="Mulai Stock Opname" onClick={() => buat.open()} />}
        actions={actions}
        empty={{ title: "Belum ada stock opname", text: "Tekan Mulai Stock Opname, lalu hitung barangnya di ponsel." }}
      />
      <OpnameDetail dialog={detail} />
      <OpnameForm dialog={buat} mulai={hitung} />
      <OpnamePutusan dialog={putus} detail={detail} />
      <OpnameKembali dialog={kembali} />
    </>
  );
}
