#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: MiniBrowser is never narrower than 447 px.

Options: --size=390x844, --proxy=http://127.0.0.1:1234
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

options = dict(
    argument[2:].partition("=")[::2] for argument in sys.argv[1:] if argument.startswith("--")
)
width, height = map(int, options.get("size", "1366x768").split("x"))

# In memory: every session begins as a new visitor.
data = WebKit2.WebsiteDataManager.new_ephemeral()
# The stand-ins sign their own certificates.
data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
if "proxy" in options:
    proxy = WebKit2.NetworkProxySettings.new(options["proxy"], ["127.0.0.1", "localhost"])
    data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)

context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["fr-FR"])

view = WebKit2.WebView(
    web_context=context,
    is_controlled_by_automation=True,
    settings=WebKit2.Settings(
        enable_page_cache=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
        media_playback_requires_user_gesture=False,
    ),
)
window = Gtk.Window()
window.set_default_size(width, height)
window.set_decorated(False)
window.add(view)
window.connect("destroy", Gtk.main_quit)


def on_automation_started(_context, session):
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", on_automation_started)
window.show_all()
Gtk.main()
