import { Alert, Button, Group, Text } from "@mantine/core";
import { IconCircleCheck, IconEye, IconHourglass } from "@tabler/icons-react";
import { useSession } from "#web/api/session.ts";
import { addressOf } from "#web/documents/address.ts";
import { BuatInvoice } from "#web/documents/Langkah.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { PesanWhatsApp } from "../../order/web/PesanWhatsApp.tsx";

type DibuatProps = { idSo: string; menunggu: string | null; close: () => void };

/** What comes after an order that was made just now; one that waits for a decision says why. */
export function OrderDibuat({ idSo, menunggu, close }: DibuatProps) {
  const href = addressOf("order", idSo, useSession());
  return (
    <Alert
      color={menunggu === null ? "teal" : "yellow"}
      role="status"
      icon={menunggu === null ? <IconCircleCheck aria-hidden /> : <IconHourglass aria-hidden />}
      title={`Order ${idSo} sudah dibuat`}
      withCloseButton
      closeButtonLabel="Tutup"
      onClose={close}
    >
      {menunggu !== null && <Text size="sm">Order menunggu persetujuan: {menunggu}.</Text>}
      <Group gap="xs" mt={menunggu === null ? 0 : "sm"}>
        {href !== null && <LihatOrder href={href} />}
        {menunggu === null && <BuatInvoice idSo={idSo} />}
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
