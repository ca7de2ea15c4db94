import { Alert, Button, Group } from "@mantine/core";
import { IconCircleCheck, IconEye } from "@tabler/icons-react";
import { useSession } from "#web/api/session.ts";
import { addressOf } from "#web/documents/address.ts";
import { BuatInvoice } from "#web/documents/Langkah.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { PesanWhatsApp } from "../../order/web/PesanWhatsApp.tsx";

/** What comes after an order that was made just now. */
export function OrderDibuat({ idSo, close }: { idSo: string; close: () => void }) {
  const href = addressOf("order", idSo, useSession());
  return (
    <Alert
      color="teal"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      title={`Order ${idSo} sudah dibuat`}
      withCloseButton
      closeButtonLabel="Tutup"
      onClose={close}
    >
      <Group gap="xs">
        {href !== null && <LihatOrder href={href} />}
        <BuatInvoice idSo={idSo} />
        <PesanWhatsApp idSo={idSo} label="Kirim lewat WhatsApp" />
        <Button variant="default" onClick={close}>
          Order lagi
        </Button>
      </Group>
    </Alert>
  );
}

const LihatOrder = ({ href }: { href: string }) => (
  <Button component="a" href={href} onClick={useFollow(href)} leftSection={<IconEye size={16} aria-hidden />}>
    Lihat order
  </Button>
);
