import { useMay } from "#web/api/session.ts";
import { later } from "#web/ui/page/later.tsx";
import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { biayaProduksi } from "../../biaya-produksi/contract.ts";
import { BahanList } from "./BahanList.tsx";

const ResepList = later(() => import("../../resep/web/ResepList.tsx").then((file) => file.ResepList), 420);
const KebutuhanBahan = later(
  () => import("../../kebutuhan-bahan/web/KebutuhanBahan.tsx").then((file) => file.KebutuhanBahan),
  420,
);
const BiayaProduksi = later(
  () => import("../../biaya-produksi/web/BiayaProduksi.tsx").then((file) => file.BiayaProduksi),
  420,
);

/** Materials, what is made of them, what is short, and what it cost. */
export function BahanPage() {
  const biaya = useMay(biayaProduksi.getProduksi);
  return (
    <UrlTabs
      label="Bahan"
      tabs={[
        { value: "stock", label: "Stock", content: () => <BahanList /> },
        { value: "kebutuhan", label: "Kebutuhan", content: () => <KebutuhanBahan /> },
        { value: "resep", label: "Resep", content: () => <ResepList /> },
        ...(biaya ? [{ value: "biaya", label: "Biaya Produksi", content: () => <BiayaProduksi /> }] : []),
      ]}
    />
  );
}
