import { ActionIcon } from "@mantine/core";
import { IconBookmarks } from "@tabler/icons-react";
import { opener } from "../page/opener.tsx";
import type { ViewsPanelProps } from "./ViewsPanel.tsx";

const Panel = opener("dialog", () => import("./ViewsPanel.tsx").then((file) => file.ViewsPanel));

/** The views of a list that are kept under a name. */
export const ViewsMenu = ({ title, views }: ViewsPanelProps) => (
  <Panel
    title={title}
    views={views}
    button={
      <ActionIcon variant="default" size={36} aria-label={`Tampilan ${title}`} data-tip="Tampilan tersimpan" data-sign>
        <IconBookmarks size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    }
  />
);
