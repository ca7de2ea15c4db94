import { Stack } from "@mantine/core";
import { po } from "#areas/pembelian/po/contract.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { ImportButton } from "#web/ui/file/ImportButton.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { later } from "#web/ui/page/later.tsx";
import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { type Produk, produk } from "../contract.ts";
import { ProdukList } from "./ProdukList.tsx";

const HarusPo = later(() => import("./HarusPo.tsx").then((file) => file.HarusPo), 420);
const PoForm = onOpening(() => import("./PoForm.tsx").then((file) => file.PoForm));
const ProdukDetail = onOpening(() => import("./ProdukDetail.tsx").then((file) => file.ProdukDetail));
const ProdukEdit = onOpening(() => import("./ProdukEdit.tsx").then((file) => file.ProdukEdit));
const ProdukImport = onOpening(() => import("./ProdukImport.tsx").then((file) => file.ProdukImport));
const ProdukSalin = onOpening(() => import("./ProdukTambah.tsx").then((file) => file.ProdukSalin));
const ProdukTambah = onOpening(() => import("./ProdukTambah.tsx").then((file) => file.ProdukTambah));

export function ProdukPage() {
  const impor = useDialog();
  const detail = useAddress();
  const satu = {
    key: ({ kodeProduk }: Produk) => kodeProduk,
    load: async (kodeProduk: string) => (await send(produk.getDetailProduk, { kodeProduk })).data,
  };
  const tambah = useNewAddress(produk.addProduk);
  const salin = useFormAddress<Produk>("salin", { ...satu, call: produk.addProduk });
  const edit = useFormAddress("ubah", { ...satu, call: produk.editProduk, boleh: ({ aksi }) => aksi.edit });
  const pesan = useFormAddress("pesan", { ...satu, call: po.addPo, boleh: ({ aksi }) => aksi.po });
  const harusPo = useCall(produk.getTotalProdukHarusPo, {}).data?.total ?? 0;
  const ubahStatus = useUbahStatus();

  const actions: RowAction<Produk>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, satu.key) },
    { kind: "pesan", call: po.addPo, boleh: (row) => row.aksi.po, ...opens(pesan) },
    { kind: "edit", call: produk.editProduk, boleh: (row) => row.aksi.edit, ...opens(edit) },
    { kind: "salin", call: produk.addProduk, boleh: "always", ...opens(salin) },
    { kind: "aktif", call: produk.deleteProduk, boleh: (row) => row.aksi.status, run: ubahStatus },
  ];
  const lists = () => (
    <Stack gap="xl">
      <ProdukList kategori="utama" actions={actions} />
      <ProdukList kategori="upgrade" actions={actions} />
    </Stack>
  );
  return (
    <Stack gap="sm">
      <UrlTabs
        label="Produk"
        toolbar={<Toolbar onImport={() => impor.open()} onTambah={() => tambah.open()} />}
        tabs={[
          { value: "produk", label: "Produk", content: lists },
          {
            value: "harus-po",
            label: "Harus PO",
            badge: harusPo,
            badgeTip: `${harusPo} produk harus PO dan belum dibuatkan PO`,
            content: () => <HarusPo actions={actions} />,
          },
        ]}
      />
      <ProdukDetail dialog={detail} />
      <ProdukTambah dialog={tambah} />
      <ProdukSalin dialog={salin} />
      <ProdukEdit dialog={edit} />
      <PoForm dialog={pesan} />
      <ProdukImport dialog={impor} />
    </Stack>
  );
}

function useUbahStatus() {
  const nonaktifkan = useSetStatus(true, "menonaktifkan", "Gagal hapus produk");
  const aktifkan = useSetStatus(false, "mengaktifkan", "Gagal update produk");
  return (row: Produk) => (row.softDelete ? aktifkan(row) : nonaktifkan(row));
}

const useSetStatus = (statusProduk: boolean, what: string, fallback: string) =>
  useConfirmedCall({
    call: produk.deleteProduk,
    input: ({ idProduk }: Produk) => ({ idProduk, statusProduk }),
    ask: `Apakah anda yakin untuk ${what} produk ini?`,
    text: ({ namaProduk, kodeProduk }) => `${namaProduk} (${kodeProduk}).\n${PASTIKAN}`,
    busy: "Menyimpan…",
    fallback,
  });

type ToolbarProps = { onImport: () => void; onTambah: () => void };

function Toolbar({ onImport, onTambah }: ToolbarProps) {
  return (
    <>
      <ExportButton
        call={produk.exportExcelProduk}
        input={{}}
        label="Export Mesin"
        fallback="Gagal download data mesin"
      />
      <ImportButton call={produk.importExcelProduk} onClick={onImport} />
      <AddButton call={produk.addProduk} label="Tambah Produk" onClick={onTambah} />
    </>
  );
}
