import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Notice } from "./Notice.tsx";
import { HOME } from "./paths.ts";

export function NoAccessPage({ title }: { title: string }) {
  return (
    <Notice
      icon={IconLock}
      color="orange"
      title={`Anda tidak memiliki akses ke halaman ${title}`}
      text="Menu ini belum diberikan kepada anda. Bila anda membutuhkannya, mintalah kepada Super Admin atau Management."
    >
      <Button component={Link} to={HOME}>
        Ke Dashboard
      </Button>
    </Notice>
  );
}
