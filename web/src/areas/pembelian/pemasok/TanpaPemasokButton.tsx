import { Button } from "@mantine/core";
import { pemasok } from "#contract/pembelian/pemasok.ts";
import { useMay } from "../../../api/session.ts";
import { onOpening } from "../../../ui/dialog/onOpening.tsx";
import { useNewAddress } from "../../../ui/dialog/useFormAddress.ts";

const TanpaPemasokForm = onOpening(() => import("./TanpaPemasokForm.tsx").then((file) => file.TanpaPemasokForm));

/** Opens the purchase orders that stand with nobody, for those who may say of whom they are. */
export function TanpaPemasokButton() {
  const may = useMay(pemasok.pindahProdukPemasok);
  const dialog = useNewAddress(pemasok.pindahProdukPemasok, "tanpa");
  if (!may) return null;
  return (
    <>
      <Button variant="default" onClick={() => dialog.open()}>
        PO Tanpa Pemasok
      </Button>
      <TanpaPemasokForm dialog={dialog} />
    </>
  );
}
