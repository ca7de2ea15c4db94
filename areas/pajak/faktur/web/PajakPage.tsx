import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { later } from "#web/ui/page/later.tsx";
import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { BuktiPotongTab } from "../../bukti-potong/web/BuktiPotongTab.tsx";
import { MasukanTab } from "../../masukan/web/MasukanTab.tsx";
import { PphFinalList } from "../../pph-final/web/PphFinalList.tsx";
import { pajak } from "../../setelan/contract.ts";
import type { IdentitasPelanggan, IdentitasProduk } from "../../setelan/isiPajak.ts";
import { ProdukPajakList } from "../../setelan/web/ProdukPajakList.tsx";
import { fakturPajak } from "../contract.ts";
import type { FakturPajak } from "../isiFaktur.ts";
import { FakturList } from "./FakturList.tsx";

const SetelanPajak = later(() => import("../../setelan/web/SetelanPajak.tsx").then((file) => file.SetelanPajak), 360);
const FakturDetail = onOpening(() => import("./FakturDetail.tsx").then((file) => file.FakturDetail));
const FakturCatat = onOpening(() => import("./FakturCatat.tsx").then((file) => file.FakturCatat));
const PelangganForm = onOpening(() =>
  import("../../setelan/web/IdentitasPelangganForm.tsx").then((file) => file.IdentitasPelangganForm),
);
const ProdukForm = onOpening(() =>
  import("../../setelan/web/IdentitasProdukForm.tsx").then((file) => file.IdentitasProdukForm),
);

/** Faktur of a month, and what the tax office knows the company, its customers and its products by. */
export function PajakPage() {
  const detail = useAddress();
  const catat = useFormAddress<FakturPajak>("catat", {
    call: fakturPajak.catatFaktur,
    key: ({ idFaktur }) => idFaktur,
    load: async (idFaktur) => (await send(fakturPajak.getDetailFaktur, { idFaktur })).data,
    boleh: ({ aksi }) => aksi.catat,
  });
  const identitas = useFormAddress<IdentitasPelanggan>("identitas", {
    call: pajak.updateIdentitasPelanggan,
    key: ({ idPelanggan }) => String(idPelanggan),
    load: async (idPelanggan) => (await send(pajak.getIdentitasPelanggan, { idPelanggan })).data,
  });
  const kode = useFormAddress<IdentitasProduk>("kode", {
    call: pajak.updateIdentitasProduk,
    key: ({ idProduk }) => String(idProduk),
    load: async (idProduk) => (await send(pajak.getIdentitasProduk, { idProduk, limit: 10 })).data[0],
  });
  const bayarFinal = useCall(pajak.getPajak, {}).data?.data.pphFinal ?? false;
  return (
    <>
      <UrlTabs
        label="Pajak"
        tabs={[
          { value: "faktur", label: "Faktur", content: () => <FakturList detail={detail} catat={catat} /> },
          { value: "masukan", label: "Masukan", content: () => <MasukanTab /> },
          { value: "bukti-potong", label: "Bukti Potong", content: () => <BuktiPotongTab /> },
          ...(bayarFinal ? [{ value: "pph-final", label: "PPh Final", content: () => <PphFinalList /> }] : []),
          { value: "produk", label: "Produk", content: () => <ProdukPajakList form={kode} /> },
          { value: "setelan", label: "Setelan", content: () => <SetelanPajak /> },
        ]}
      />
      <FakturDetail dialog={detail} />
      <FakturCatat dialog={catat} />
      <PelangganForm dialog={identitas} />
      <ProdukForm dialog={kode} />
    </>
  );
}
