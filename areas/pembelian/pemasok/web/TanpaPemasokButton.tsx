import { Button } from "@mantine/core";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { pemasok } from "../contract.ts";

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
