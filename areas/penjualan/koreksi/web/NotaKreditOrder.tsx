import { Button } from "@mantine/core";
import { IconReceiptRefund } from "@tabler/icons-react";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { koreksi } from "../contract.ts";
import type { DasarNota } from "./NotaKreditForm.tsx";

const NotaKreditForm = onOpening(() => import("./NotaKreditForm.tsx").then((file) => file.NotaKreditForm));

/** The button for a credit note of an order; absent until an invoice is approved (`ada`), and without permission. */
export function NotaKreditOrder({ idSo, ada }: { idSo: string; ada: boolean }) {
  const nota = useFormAddress<DasarNota>("nota", {
    call: koreksi.addNotaKredit,
    key: (dasar) => dasar.idSo,
    load: async (kunci) => ({ idSo: kunci, idRetur: null, nominal: null }),
  });
  if (!useMay(koreksi.addNotaKredit) || !ada) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReceiptRefund size={16} aria-hidden />}
        onClick={() => nota.open({ idSo, idRetur: null, nominal: null })}
      >
        Nota Kredit
      </Button>
      <NotaKreditForm dialog={nota} />
    </>
  );
}
