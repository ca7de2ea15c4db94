import { rupiah } from "#kernel/format.ts";
import { send } from "#web/api/client.ts";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { useTarik } from "#web/documents/useTarik.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { isiJurnalUmum, type JurnalUmum, jurnalUmum, STATUS_JURNAL_UMUM } from "../contract.ts";
import { DAFTAR_JURNAL_UMUM } from "./daftar.ts";

const JurnalUmumDetail = onOpening(() => import("./JurnalUmumDetail.tsx").then((file) => file.JurnalUmumDetail));
const JurnalUmumForm = onOpening(() => import("./JurnalUmumForm.tsx").then((file) => file.JurnalUmumForm));
const JurnalUmumPutusan = onOpening(() => import("./JurnalUmumPutusan.tsx").then((file) => file.JurnalUmumPutusan));

const JurnalUmumBalik = onOpening(() => import("./JurnalUmumBalik.tsx").then((file) => file.JurnalUmumBalik));

const columns = columnsOf<JurnalUmum>([
  recordColumn(isiJurnalUmum, "idJurnalUmum", { card: "title" }),
  recordColumn(isiJurnalUmum, "status", {
    card: "aside",
    cell: (row) => <StatusPermintaan status={row.status} ditarik={row.ditarik} />,
  }),
  recordColumn(isiJurnalUmum, "tanggal", { card: "third" }),
  recordColumn(isiJurnalUmum, "keterangan", { wrap: 320, card: "second" }),
  recordColumn(isiJurnalUmum, "nominal", { card: "third" }),
  recordColumn(isiJurnalUmum, "dibuatOleh"),
  recordColumn(isiJurnalUmum, "diprosesOleh"),
]);

const idOf = ({ idJurnalUmum }: JurnalUmum) => idJurnalUmum;

/** The dialogs of the page and the row actions that open them. */
function useBukaan() {
  const detail = useAddress();
  const muat = async (idJurnalUmum: string) => (await send(jurnalUmum.getDetailJurnalUmum, { idJurnalUmum })).data;
  /** `?baru=1`, or with the entry that the new one is a copy of. */
  const buat = useFormAddress<JurnalUmum | null>("baru", {
    call: jurnalUmum.addJurnalUmum,
    key: (asal) => asal?.idJurnalUmum ?? "1",
    load: async (key) => (key === "1" ? null : muat(key)),
  });
  const putuskan = useFormAddress<JurnalUmum>("ubah", {
    call: jurnalUmum.approveJurnalUmum,
    key: idOf,
    load: muat,
    boleh: ({ aksi }) => aksi.putuskan,
  });
  const balik = useFormAddress<JurnalUmum>("balik", {
    call: jurnalUmum.reverseJurnalUmum,
    key: idOf,
    load: muat,
    boleh: ({ aksi }) => aksi.balik,
  });
  const tarik = useTarik({
    call: jurnalUmum.withdrawJurnalUmum,
    input: ({ idJurnalUmum }: JurnalUmum) => ({ idJurnalUmum }),
    sebut: ({ idJurnalUmum, nominal }: JurnalUmum) => `jurnal umum ${idJurnalUmum} sebesar ${rupiah(nominal)}`,
  });
  const actions: RowAction<JurnalUmum>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    {
      kind: "setujui",
      call: jurnalUmum.approveJurnalUmum,
      boleh: (row) => row.aksi.putuskan,
      ...opens(putuskan),
    },
    { kind: "balik", call: jurnalUmum.reverseJurnalUmum, boleh: (row) => row.aksi.balik, ...opens(balik) },
    tarik,
    {
      kind: "salin",
      call: jurnalUmum.addJurnalUmum,
      boleh: "always",
      ...opens<JurnalUmum, JurnalUmum | null>(buat, (row) => row),
    },
  ];
  return { detail, buat, putuskan, balik, actions };
}

/** Entries that people type: made by one, decided by another. */
export function JurnalUmumPage() {
  const list = useList(DAFTAR_JURNAL_UMUM.call, startsOf(DAFTAR_JURNAL_UMUM));
  const { detail, buat, putuskan, balik, actions } = useBukaan();
  return (
    <>
      <ListPage
        title="Jurnal Umum"
        columns={columns}
        list={list}
        rowKey={idOf}
        rowName={idOf}
        search="ID/Keterangan"
        filters={
          <>
            <SelectFilter
              list={list}
              name="status"
              label={isiJurnalUmum.status.label}
              all="Semua status"
              options={STATUS_JURNAL_UMUM.map((value) => ({ value, label: value }))}
            />
            <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
          </>
        }
        toolbar={<AddButton call={jurnalUmum.addJurnalUmum} label="Buat Jurnal Umum" onClick={() => buat.open(null)} />}
        actions={actions}
        empty={{ title: "Belum ada jurnal umum", text: "Tekan Buat Jurnal Umum untuk membuat yang pertama." }}
      />
      <JurnalUmumDetail dialog={detail} />
      <JurnalUmumForm dialog={buat} />
      <JurnalUmumPutusan dialog={putuskan} />
      <JurnalUmumBalik dialog={balik} />
    </>
  );
}
