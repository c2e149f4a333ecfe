#!/usr/bin/python3
"""A window of WebKitGTK for its driver. Unlike the driver, it can print: a page posts a paper and a direction."""
import base64
import tempfile
from pathlib import Path

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

PAPERS = {'A4': 'iso_a4', 'Letter': 'na_letter'}


def answer_print(_content, message, reply):
    paper, direction = message.to_string().split()
    folder = tempfile.TemporaryDirectory()
    file = Path(folder.name, 'printed.pdf')
    orientation = getattr(Gtk.PageOrientation, direction.upper())
    setup = Gtk.PageSetup()
    setup.set_paper_size_and_default_margins(Gtk.PaperSize.new(PAPERS[paper]))
    setup.set_orientation(orientation)
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set_orientation(orientation)
    settings.set_paper_size(setup.get_paper_size())
    # Without it, sheets across are blank.
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, file.as_uri())
    operation = WebKit2.PrintOperation(web_view=view, print_settings=settings, page_setup=setup)

    def finish(_operation):
        pdf = base64.b64encode(file.read_bytes()).decode()
        folder.cleanup()
        reply.return_value(message.get_context().evaluate(f'"{pdf}"', -1))

    operation.connect('failed', lambda _operation, error: reply.return_error_message(error.message))
    operation.connect('finished', finish)
    operation.print_()
    running.append(operation)
    return True


def give_window(_context, session):
    # The driver compares the name with the one that it is asked for.
    info = WebKit2.ApplicationInfo()
    info.set_name('_webkit-browser')
    session.set_application_info(info)
    session.connect('create-web-view', lambda _session: view)


running = []
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
content = WebKit2.UserContentManager()
content.connect('script-message-with-reply-received::print', answer_print)
content.register_script_message_handler_with_reply('print', None)
view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
view.connect('close', lambda _view: Gtk.main_quit())
window = Gtk.Window()
window.add(view)
context.connect('automation-started', give_window)
window.show_all()
Gtk.main()
